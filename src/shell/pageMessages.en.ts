/** What the pages beside the games say: settings, history, help, about. */
export const pageWords = {
  'settings.title': 'Settings',
  'history.title': 'Matches',
  'help.title': 'How to play',
  'about.title': 'About Quoin',
  'kept.title': 'Kept words',
} as const;
