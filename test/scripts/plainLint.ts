import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/**
 * The project's linter for snippets of files that do not exist: without the rules that need types, which prove
 * themselves in `npm run lint`.
 *
 * @param cwd where the project's configuration is found and what its patterns are relative to
 */
export function plainLint(cwd: string = process.cwd()): ESLint {
  return new ESLint({
    cwd,
    overrideConfig: [
      {
        languageOptions: {
          parserOptions: {
            projectService: false,
            // Where CI is set, the parser takes a file for linted once, and gives the second snippet of a name half of the types.
            disallowAutomaticSingleRunInference: true,
          },
        },
      },
      tseslint.configs.disableTypeChecked,
    ],
  });
}
