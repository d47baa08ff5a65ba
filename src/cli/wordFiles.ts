/** Word lists for commands: English from the project, one's own from files named with `--words`. */
import { basename } from 'node:path';
import { parseOwnList, titleOfFile } from '#shared/dictionary/ownList.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { namedWords, type NamedWords } from '#src/lexicon/nodeResources.ts';
import { listOption } from './args.ts';
import type { CommandOption, OptionValues } from './command.ts';
import { readText } from './files.ts';

export const LIST_OPTION: CommandOption = {
  type: 'string',
  multiple: true,
  help: 'A word list of your own: a text file, one word a line; may be given several times.',
};

/** The lists of the files named with `--words`, each called after its file. */
export async function listsFrom(options: OptionValues): Promise<Result<readonly NamedWords[]>> {
  const lists: NamedWords[] = [];
  for (const path of listOption(options, 'words')) {
    const text = await readText(path);
    if (!text.ok) return text;
    const words = parseOwnList(text.value);
    if (!words.ok) return no('file/words', `${path}: ${words.message}`);
    lists.push(namedWords(titleOfFile(basename(path)), words.value));
  }
  return yes(lists);
}
