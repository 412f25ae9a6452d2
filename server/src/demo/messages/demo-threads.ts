import type { Language } from '@sohbet/domain/language'
import type { ThreadKind, ThreadSide } from '@sohbet/domain/message/thread'

/** Writer, hours ago and text; a voice message has none. */
type DemoLine = [side: ThreadSide, hoursAgo: number, text: string]

/** The voice message of the demo coach to the demo learner; scripts/audio speaks it. */
export const demoVoice = {
  file: 'message.m4a',
  seconds: 20.5,
  says: [
    'Hi Elif! Nothing to be shy about, the ferry story was lovely.',
    'Just listen to the rhythm. Fish and chips. Rock and roll. Bread and butter.',
    'Now you. Send it back to me like this, in your own voice.',
  ],
} as const

export type DemoThread = {
  kind: ThreadKind
  /** The demo learner, or another learner of the coach by number. */
  person?: 'learner' | 'coach' | number
  coach?: true
  subject?: string
  visitor?: { name: string; email: string; language: Language }
  lines: DemoLine[]
  /** Number of the other side's last lines that a side has not read. */
  unread?: Partial<Record<ThreadSide, number>>
  isTaken?: true
  doneHoursAgo?: number
}

/** A learner and their coach, in English. */
const courseThreads: DemoThread[] = [
  {
    kind: 'course',
    person: 'learner',
    coach: true,
    lines: [
      [
        'person',
        171,
        'Hi! I could not follow the part about “I’m good” and “I’m fine” last night. Are they the same?',
      ],
      [
        'coach',
        170,
        'Good question. “I’m good” is friendly and also means “no, thank you”. “I’m fine” can sound a bit cold in London. Listen for it on the bus!',
      ],
      [
        'person',
        168,
        'Ah, so when the man in the café said “I’m good” he did not want more tea. Now I understand :)',
      ],
      ['coach', 167.5, 'Exactly. You have just had your first real London moment.'],
      ['person', 52, 'I recorded my two minutes about my week. Should I send it to the group or to you?'],
      ['coach', 50, 'To the group, please. They will love the story about the ferry.'],
      ['person', 49.8, 'OK, I was a bit shy, but I sent it.'],
      ['coach', 47, ''],
      [
        'coach',
        5,
        'Just listened. Your “would’ve” and “could’ve” are so much clearer than a month ago. One tip: let the t in “isn’t it” go. Innit?',
      ],
      [
        'coach',
        4.9,
        'For the next session, read this once aloud: https://www.bbc.co.uk/learningenglish Pick any story you like and tell it in your own words.',
      ],
    ],
    unread: { person: 2 },
  },
  {
    kind: 'course',
    person: 0,
    coach: true,
    lines: [
      ['person', 30, 'Hello, I will be ten minutes late on Thursday because of my shift. Is that a problem?'],
      ['coach', 29, 'Not at all. Come in quietly and join the second pair.'],
      [
        'person',
        2,
        'Thank you! And may I change my partner this week? I talk with the same person every time.',
      ],
    ],
    unread: { coach: 1 },
  },
  {
    kind: 'course',
    person: 1,
    coach: true,
    lines: [
      ['coach', 76, 'You were very quiet on Tuesday. Everything all right?'],
      ['person', 75, 'Yes, I was just tired. The phrasal verbs are many!'],
      ['coach', 74, 'Take three a day, not thirty. “Turn up”, “show up”, “end up”. One sentence each.'],
      ['person', 7, 'I turned up late, I showed up with cake and I ended up doing the dishes. Is it right?'],
    ],
    unread: { coach: 1 },
  },
]

const schoolThreads: DemoThread[] = [
  {
    kind: 'school',
    person: 'learner',
    subject: 'Fatura bilgileri',
    lines: [
      ['person', 122, 'Merhaba, kurs ödemesi için faturayı şirketim adına alabilir miyim?'],
      [
        'school',
        119,
        'Merhaba Elif, elbette. Şirketin ünvanını, vergi dairesini ve vergi numarasını buraya yazman yeterli.',
      ],
      ['person', 100, 'Yıldız Tasarım Ltd. Şti., Kadıköy V.D., 1234567890. Çok teşekkürler.'],
      [
        'school',
        26,
        'Faturan hazır; “Kurslarım” sayfasındaki ödemenin yanından indirebilirsin. İyi dersler!',
      ],
    ],
    unread: { person: 1 },
    isTaken: true,
  },
  {
    kind: 'school',
    person: 2,
    subject: 'Akşam grubuna geçmek',
    lines: [
      [
        'person',
        6,
        'Merhaba, iş saatlerim değişti. Öğle grubundan akşam grubuna geçebilir miyim? Pazartesi ve perşembe akşamları bana uyar.',
      ],
    ],
    unread: { school: 1 },
  },
  {
    kind: 'school',
    person: 'coach',
    subject: 'Recording of the last explained exercise',
    lines: [
      [
        'person',
        28,
        'Hi Defne, the recording stopped after 40 minutes. Shall I record the last part again on Friday?',
      ],
      ['school', 27, 'Yes please, twenty minutes are enough. I will put the two parts together.'],
      ['person', 1.5, 'Done, it is uploaded. Could you also move my session on the 23rd by one hour?'],
    ],
    unread: { school: 1 },
    isTaken: true,
  },
]

/** Contact messages from visitors. */
const contactThreads: DemoThread[] = [
  {
    kind: 'contact',
    visitor: { name: 'Selin Arslan', email: 'selin.arslan@example.test', language: 'tr' },
    lines: [
      [
        'person',
        3,
        'Merhaba,\n\nGündüz çalışıyorum. Speaking Group saatlerini akşam seçebiliyor muyum? Bir de ilk haftadan sonra grup değiştirmek mümkün mü?\n\nTeşekkürler',
      ],
    ],
    unread: { school: 1 },
  },
  {
    kind: 'contact',
    visitor: { name: 'Kerem Doğan', email: 'kerem.dogan@example.test', language: 'tr' },
    lines: [
      [
        'person',
        20,
        'IELTS’e ekimde gireceğim. B1-B2 programı sınav hazırlığına yeter mi, yoksa ek ders almam gerekir mi?',
      ],
    ],
    isTaken: true,
  },
  {
    kind: 'contact',
    visitor: { name: 'Hannah Brooks', email: 'hannah.brooks@example.test', language: 'en' },
    lines: [
      [
        'person',
        31,
        'Hi there,\n\nI make short videos about everyday London English for Turkish viewers. Is your partnership programme still open?',
      ],
    ],
  },
  {
    kind: 'contact',
    visitor: { name: 'Zehra Polat', email: 'zehra.polat@example.test', language: 'tr' },
    lines: [
      ['person', 52, 'Seviye testini telefondan çözebilir miyim? Kulaklık şart mı?'],
      [
        'school',
        47,
        'Merhaba, evet, telefondan çözebilirsin. Kulaklık şart değil ama dinleme sorularında işini kolaylaştırır.',
      ],
    ],
    doneHoursAgo: 47,
  },
  {
    kind: 'contact',
    visitor: { name: 'Ozan Tekin', email: 'ozan.tekin@example.test', language: 'tr' },
    lines: [
      [
        'person',
        98,
        'Şirketimizden sekiz kişi birlikte başlamak istiyoruz. Kurumsal fatura kesiyor musunuz?',
      ],
      [
        'school',
        90,
        'Merhaba Ozan Bey, evet, kesiyoruz. Sekiz kişilik bir grup için size ayrı bir başlangıç tarihi de önerebiliriz.',
      ],
    ],
    doneHoursAgo: 90,
  },
  {
    kind: 'contact',
    visitor: { name: 'Derya Uçar', email: 'derya.ucar@example.test', language: 'en' },
    lines: [
      [
        'person',
        150,
        'I live in Berlin, so I am an hour behind. Are the live sessions recorded if I miss one?',
      ],
      [
        'school',
        149,
        'Hello Derya, yes: the explained exercises are recorded, and you find them in your course the next day.',
      ],
    ],
    doneHoursAgo: 149,
  },
]

export const demoThreads: readonly DemoThread[] = [...courseThreads, ...schoolThreads, ...contactThreads]

export const demoReplies = [
  {
    title: 'Fatura',
    text: 'Merhaba, fatura için ad soyad (veya şirket ünvanı), vergi dairesi ve vergi/T.C. kimlik numaranı buraya yazman yeterli.',
  },
  {
    title: 'Grup değişikliği',
    text: 'Merhaba, istediğin gün ve saatlere bakıyoruz; yer olan grupları bugün içinde yazacağız.',
  },
  {
    title: 'Özel ders ayırtma',
    text: 'Merhaba, dileğini aldık. Koçunla uygun saatleri konuşup sana üç seçenek yazacağız. Ders kredinden bir ders düşülür.',
  },
  {
    title: 'Level test (English)',
    text: 'Hello, the level test is free and takes about 25 minutes. You can take it on your phone; a quiet room is enough.',
  },
]
