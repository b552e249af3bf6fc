/** Whether somebody wrote into a form what nobody understood; the focus goes back there. */
export function isUnread(form: HTMLElement): boolean {
  const line = form.querySelector<HTMLElement>('[data-unread]');
  line?.focus();
  return line !== null;
}
