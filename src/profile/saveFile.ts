/** Offers a text to the person as a file to keep. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads the address only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
