/**
 * What to tell a person about something that went wrong while building or starting.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && /package '/.test(error.message)) {
    return `Something is not installed yet: run "npm ci" first, with development dependencies. (${error.message})`;
  }
  if ('code' in error && (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'ENOSPC')) {
    return `The arcade cannot be built here: ${error.message}.`;
  }
  // The bundler's message names file, line and reason; its stack is only its own.
  if (error.message.startsWith('Build failed')) return error.message;
  return error.stack ?? error.message;
}
