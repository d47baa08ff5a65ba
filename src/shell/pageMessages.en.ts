/** What the pages beside the games say: settings, history, help, about. */
export const pageWords = {
  'settings.title': 'Settings',
} as const;
