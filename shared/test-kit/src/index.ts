export { type MockApi, mockApi } from './mock-api.ts';
export { MockHost } from './mock-host.tsx';
export { type BoardOptions, renderBoard } from './render-board.tsx';
export { someUser } from './some-user.ts';
