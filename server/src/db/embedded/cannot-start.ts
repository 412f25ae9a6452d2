/** A reason not to start that a person can fix; printed as one line without a stack. */
export class CannotStart extends Error {}
