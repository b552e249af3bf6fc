/** First parts of paths that belong to the shell or to the server, and so to no remote. */
const first = [
  'api',
  'assets',
  'icons',
  'login',
  'metrics',
  'npm',
  'profile',
  'remotes',
  'reset-password',
  'sdk',
  'share',
];

export const isShellPath = (path: string): boolean => first.includes(path.split('/')[1] ?? '');
