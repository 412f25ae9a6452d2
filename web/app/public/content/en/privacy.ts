import type { PublicContent } from '../public-content.ts'
import { school } from '../../../parts/school/school.ts'

export const privacy: PublicContent['privacy'] = {
  meta: {
    title: 'Privacy policy',
    description:
      'Which personal data we collect and why, who we share it with, how long we keep it and what your rights are, under KVKK and GDPR.',
  },
  hero: {
    plate: 'Privacy',
    title: 'Your data is yours.',
    lead: 'This is our notice under the Turkish Personal Data Protection Law no. 6698 (KVKK) and the General Data Protection Regulation of the European Union (GDPR).',
  },
  updated: 'Last updated: 17 November 2026',
  contents: 'Parts',
  parts: [
    {
      id: 'collection',
      title: 'Data we collect',
      text: [
        `${school.company} is the controller. We collect only what running the school needs, when you give it to us or use the site:`,
        'We use no advertising or tracking cookies. The appearance you choose stays in your browser. If you open a partner’s link and agree, the code of the link stays in your browser for 60 days; if you register, it is kept with your account. If you have an account, your language and your open sessions (device, IP address) are kept with it; on the settings page you can see your sessions and end them. A success story on a video site is not loaded until you play it; then that site’s rules apply.',
      ],
      list: [
        'Account: your username, e-mail address, language, the time zone of your browser and, if you upload one, your photo; not your password but a one-way hash of it.',
        'Learning: your level-test answers and result, your courses, progress in modules and quizzes, attendance at live sessions, messages you write inside the school.',
        'Payment: the plan you chose, amount, date and the contracts you accepted. We never see your card; the payment provider does.',
        'Contact: the name, e-mail and message you write in the form.',
        'Security: log-in attempts and open sessions, with IP address, browser and kind of device.',
      ],
    },
    {
      id: 'legal-basis',
      title: 'Legal basis',
      text: ['We process your data on these grounds:'],
      list: [
        'Making and performing the contract (KVKK art. 5/2-c, GDPR art. 6(1)(b)): account, learning and payment data.',
        'Legal obligation (KVKK art. 5/2-ç, GDPR art. 6(1)(c)): records that invoicing, accounting and consumer law demand.',
        'Legitimate interest (KVKK art. 5/2-f, GDPR art. 6(1)(f)): security records, preventing abuse, answering your questions.',
        'Consent (KVKK art. 5/1, GDPR art. 6(1)(a)): only what we ask for separately and you accept; you may withdraw it at any time.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who we share it with',
      text: [
        'We do not sell your data. To prepare lessons, your coaches see your name, level and progress in your course. Beyond that we share only what is needed, with providers that do part of our work:',
        'Some of these providers may be abroad. Transfers rest on the safeguards of KVKK art. 9 and chapter V of the GDPR, standard contracts above all. Authorities get information only where the law compels us.',
      ],
      list: [
        'The payment provider: to take your payment and to refund it.',
        'E-mail and hosting services: to run the site and to write to you.',
        'Video-call and messaging apps: for live sessions and practice groups; you join these with your own account.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'Under KVKK art. 11 and GDPR art. 15 to 22 you may ask us:',
        'You can download your data and delete your account yourself on the settings page. For the rest, write to us; we answer within 30 days, free of charge. If our answer is not enough, you may complain to the Turkish Personal Data Protection Board or to the supervisory authority of your country.',
      ],
      list: [
        'whether we process your data, and for a copy of it.',
        'to correct what is wrong or incomplete.',
        'to erase it, or to restrict its processing.',
        'to stop processing that rests on legitimate interest; and you may withdraw a consent.',
        'to hand it over in a structured form, so that you can take it elsewhere.',
        'to look again at a result against you that came from automatic processing alone; you can talk about your level-test result with a coach.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      text: [
        'Your connection is encrypted. Passwords are hashed with a current method (Argon2id). Everyone sees only what their work needs: a learner cannot reach another learner’s record, nor a coach another coach’s. After several wrong passwords an account is locked for a while and you are told. If there is a breach, we inform you and the authority within the time the law sets.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      text: ['When the purpose ends, the data goes:'],
      list: [
        'Account and learning data: as long as your account stands. If you delete it, the data is erased or made anonymous.',
        'Payment and invoice records: as long as tax and commercial law demand, 10 years at most. The payer’s name is kept with the payment for that time, unless the account is deleted before.',
        'Messages from the contact form: 2 years at most after they are answered or, if they are not, after they arrive.',
        'Sessions: 1 month at most after they end.',
        'Security records: 1 year at most.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'If we change this text, the new one appears here with its date. We announce a change that affects your rights by e-mail before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      text: [
        `Controller: ${school.company}, ${school.address.join(', ')}, ${school.country.en}. Send your request by e-mail or in writing to this address.`,
      ],
      links: [{ label: school.email, href: `mailto:${school.email}` }],
    },
  ],
}
