export const common = {
  errorOccurred: 'An error occurred: {{reason}}',
  unexpectedError: 'An unexpected error occurred',
  home: 'Home',
  signIn: 'Sign In',
} as const
