import type { Layout } from '../public-content.ts'

export const layout: Layout = {
  skip: 'Skip to content',
  menu: 'Menu',
  navigation: 'Main menu',
  footerNavigation: 'Footer menu',
  home: 'Home',
  pageLine: 'Where this page is',
  header: [
    { page: '/howitworks', label: 'How it works' },
    { page: '/courses', label: 'Courses' },
    { page: '/about', label: 'About' },
    { page: '/pricing', label: 'Pricing' },
    { page: '/contact', label: 'Contact' },
    { page: '/faq', label: 'FAQ' },
  ],
  footerLinks: {
    school: [
      { page: '/about', label: 'About us' },
      { page: '/howitworks', label: 'How it works' },
      { page: '/contact', label: 'Contact' },
      { page: '/creators', label: 'Creators' },
    ],
    study: [
      { page: '/courses', label: 'Courses' },
      { page: '/resources', label: 'Resources' },
      { page: '/pricing', label: 'Pricing' },
      { page: '/faq', label: 'Frequently asked questions' },
    ],
    legal: [
      { page: '/imprint', label: 'Imprint' },
      { page: '/privacy', label: 'Privacy' },
    ],
  },
  login: 'Log in',
  join: 'Join',
  account: 'My account',
  otherLanguage: { language: 'tr', label: 'Türkçe', short: 'TR' },
  theme: { label: 'Appearance', light: 'light', dark: 'dark', auto: 'same as device' },
  loadFailed: 'This part of the page could not be loaded. Check your connection and reload the page.',
  footer: {
    text: 'English as it is spoken on the streets of London, practised out loud with native speakers.',
    school: 'The school',
    study: 'Study',
    talk: 'Talk to us',
    becomeTeacher: 'Become a teacher',
    becomeTeacherSoon: 'soon',
    becomeTeacherWhy: 'We are not hiring coaches right now',
    motto: 'A school of spoken English for Turkish-speaking adults',
  },
}
