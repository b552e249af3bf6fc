const parameter = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
const name = parameter('name', 'Such as @board/platform, its slash written as it is or as %2f');
const file = parameter('file', 'As `dist.tarball` of the version says');

const operation = (operationId: string, summary: string, parameters: object[], media: string) => ({
  get: {
    operationId,
    tags: ['npm'],
    summary,
    description: 'Needs no token, or where the operator set SDK_TOKEN this one or a deploy token.',
    security: [{}, { token: [] }],
    parameters,
    responses: {
      200: { description: 'Done', content: { [media]: {} } },
      304: { description: 'Nothing changed since the ETag in If-None-Match' },
      401: { description: 'The packages of this board are read with a token' },
      404: { description: 'No release that is still in use brought it' },
    },
  },
});

/** What package managers ask for. They know the shape of it, which is npm's and not ours. */
export const packagePaths = {
  '/npm/{name}': operation(
    'getPackage',
    'All versions of a package of the SDK',
    [name],
    'application/json',
  ),
  '/npm/{name}/-/{file}': operation(
    'getTarball',
    'One version of a package of the SDK',
    [name, file],
    'application/octet-stream',
  ),
};
