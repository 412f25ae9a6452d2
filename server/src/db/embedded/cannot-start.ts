/** A reason not to start that a person can do something about: told in one line, without a stack. */
export class CannotStart extends Error {}
