/**
 * SAMPLE. The documents that a learner accepts before paying. A school that runs this product has its own wording
 * checked by a lawyer; a change needs a new version in `consentVersions`.
 */
export const salesDocuments = {
  version: 'Version {{version}}',
  read: { preInformation: 'I have read it', distanceSales: 'I have read and accept it' },
  preInformation: {
    title: 'Pre-Information Form',
    sections: {
      seller: {
        title: '1. Who sells',
        text: '{{company}}, {{address}}, {{country}}. Telephone {{phone}}, email {{email}}. Trade register {{register}}, MERSİS {{mersis}}.',
      },
      service: {
        title: '2. What you buy',
        text: 'A seat in the online course “{{course}}” from {{from}} to {{to}} with the {{plan}} plan: all modules with video, documents and quizzes, the live sessions in the timetable, a messaging-app group of at most 25 students, {{credits}} class credits and {{groups}} extra Speaking Groups.',
      },
      price: {
        title: '3. What it costs',
        text: '{{price}} in all, taxes included, paid once by card before the course starts. There are no further costs on our side; your own internet connection is not included.',
      },
      delivery: {
        title: '4. When you get it',
        text: 'Your seat is confirmed by email as soon as the payment has arrived. The modules open on the course platform from the first day of the course; what has opened stays open to you.',
      },
      withdrawal: {
        title: '5. Changing your mind',
        text: 'Until 24 hours before the course starts you can cancel under My courses without giving a reason, and get all of your money back. If we change the dates or the weekly times of the course, you can cancel within 7 days of our notice: before the start you get all of your money back, after it the share of the price for the live sessions not yet held. In addition you have the statutory right to withdraw from the contract within 14 days of paying, under My courses or by writing to {{email}}: before the start you get all of your money back, after it the share of the price for the live sessions not yet held. You do not have this right if you ask before paying that the lessons begin before the 14 days end; then the 24 hours above apply.',
      },
      complaints: {
        title: '6. If something is wrong',
        text: 'Write to {{email}}: we answer within 3 working days. You may also turn to the consumer arbitration committee or the consumer court of your place of residence.',
      },
    },
  },
  distanceSales: {
    title: 'Distance Sales Contract',
    sections: {
      parties: {
        title: '1. The parties',
        text: 'The seller is {{company}}, {{address}}, {{country}}. The buyer is {{buyer}}, {{buyerEmail}}.',
      },
      subject: {
        title: '2. The subject',
        text: 'A seat in the online course “{{course}}” from {{from}} to {{to}} with the {{plan}} plan for {{price}}, taxes included. The pre-information form is part of this contract.',
      },
      conclusion: {
        title: '3. How it comes about',
        text: 'When you press “Complete Enrollment” a seat is held for you for 30 minutes. The contract is concluded when your payment has arrived; you then get a confirmation by email. If the payment arrives after the seat has been given away, there is no contract and all of the money goes back.',
      },
      seller: {
        title: '4. What we owe you',
        text: 'The course as described, with qualified coaches, at the times of the timetable. If a session cannot take place we offer another time. If the course does not take place at all you get all of your money back within 14 days.',
      },
      buyer: {
        title: '5. What you owe us',
        text: 'The price; and that you use the course yourself: your account, the meeting links and the material are not for passing on.',
      },
      withdrawal: {
        title: '6. Cancellation and withdrawal',
        text: 'Until 24 hours before the course starts you can cancel on the website and get all of your money back to the card you paid with. After a change of the dates or the weekly times you can cancel within 7 days of our notice, as it is in the pre-information form. The statutory right of withdrawal within 14 days of paying, and the request for an earlier start that ends it, are as described in the pre-information form.',
      },
      disputes: {
        title: '7. Disputes',
        text: 'The law of the Republic of Türkiye applies. Consumer arbitration committees and consumer courts at the buyer’s place of residence are competent within their limits.',
      },
    },
  },
} as const
