export const common = {
  errorOccurred: 'An error occurred: {{reason}}',
  unreachable: 'the school cannot be reached, please check your connection',
  unexpectedError: 'An unexpected error occurred',
  home: 'Home',
  signIn: 'Sign In',
} as const
