/** Whether something lies over the screen: then the keyboard belongs to that, wherever the focus is. */
export const isOverlayOpen = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null
