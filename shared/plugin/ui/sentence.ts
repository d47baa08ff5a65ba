import type { Message } from '#shared/plugin/view.ts';

/** Fills the `{holes}` of a template; a hole nobody fills stays visible, so that it is noticed. */
export function fillIn(template: string, params: Message['params'] = {}): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    return typeof value === 'number' ? value.toLocaleString('en') : value;
  });
}

/** The sentence of a message; its key where the game forgot the words. */
export function sentenceOf(messages: Readonly<Record<string, string>>, message: Message): string {
  return fillIn(messages[message.key] ?? message.key, message.params);
}
