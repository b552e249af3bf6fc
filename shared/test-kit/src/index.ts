export { type MockApi, mockApi } from './mock-api.ts';
export { MockHost } from './mock-host.tsx';
export { pageOf } from './page-of.ts';
export { type BoardOptions, renderBoard } from './render-board.tsx';
export { someTask } from './some-task.ts';
export { someUser } from './some-user.ts';
