/** Whether a dialog or menu covers the screen; then it owns the keyboard, wherever the focus is. */
export const isOverlayOpen = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null
