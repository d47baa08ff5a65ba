/** The file of notices as a list of parts, by its headings. */

export interface NoticePart {
  readonly title: string;
  /** In Markdown, without its heading. */
  readonly text: string;
}

/** A part for each heading that has something to say; what stands before the first is about the file itself. */
export function partsOf(markdown: string): readonly NoticePart[] {
  const [, ...parts] = markdown.split(/^#{2,3} (?=\S)/m);
  return parts.flatMap((part) => {
    const [title = '', ...lines] = part.split('\n');
    const text = lines.join('\n').trim();
    return text === '' ? [] : [{ title: title.trim(), text }];
  });
}
