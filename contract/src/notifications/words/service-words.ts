import type { Language } from '@sohbet/domain/language'
import type { ServiceFault, ServiceName } from '@sohbet/domain/system/service-health'
import type { Notice } from '../notifications.ts'

type Words = { title: string; text: string }
type When = (moment: string) => string
type Trouble = Extract<Notice, { kind: 'service_trouble' }>

const englishName: Record<ServiceName, string> = {
  mail: 'Email',
  files: 'The storage of files',
  iyzico: 'iyzico',
  stripe: 'Stripe',
}
const turkishName: Record<ServiceName, string> = {
  mail: 'E-posta',
  files: 'Dosya deposu',
  iyzico: 'iyzico',
  stripe: 'Stripe',
}

const englishFault: Record<ServiceFault, string> = {
  unreachable: 'The server does not reply.',
  refused: 'The server replies, but refuses what we send. Its login may be wrong or expired.',
  stuck: 'Mails wait and do not go out.',
}
const turkishFault: Record<ServiceFault, string> = {
  unreachable: 'Sunucu yanıt vermiyor.',
  refused:
    'Sunucu yanıt veriyor, ama gönderdiklerimizi kabul etmiyor. Giriş bilgileri yanlış olabilir ya da süresi dolmuş olabilir.',
  stuck: 'E-postalar bekliyor ve gönderilmiyor.',
}

/** The name of a service, and the sentence of a fault. */
export const serviceNameIn: Record<Language, Record<ServiceName, string>> = {
  en: englishName,
  tr: turkishName,
}
export const serviceFaultIn: Record<Language, Record<ServiceFault, string>> = {
  en: englishFault,
  tr: turkishFault,
}

/** What is lost meanwhile, and what is not. */
const englishAdvice: Record<ServiceName, string> = {
  mail: 'Waiting mails are sent later, for about a day.',
  files: 'Photos and documents cannot be opened or uploaded meanwhile.',
  iyzico: 'Learners cannot pay by it meanwhile.',
  stripe: 'Learners cannot pay by it meanwhile.',
}
const turkishAdvice: Record<ServiceName, string> = {
  mail: 'Bekleyen e-postalar yaklaşık bir gün boyunca yeniden denenir.',
  files: 'Bu sırada fotoğraflar ve belgeler açılamaz, yüklenemez.',
  iyzico: 'Bu sırada öğrenciler onunla ödeme yapamaz.',
  stripe: 'Bu sırada öğrenciler onunla ödeme yapamaz.',
}

export const serviceWords = {
  en: ({ service, fault, since }: Trouble, when: When): Words => {
    const name = englishName[service]
    if (!fault)
      return { title: `${name} works again`, text: `The trouble began on ${when(since)}. It is over.` }
    return {
      title: `${name} does not work`,
      text: `${englishFault[fault]} It began on ${when(since)}. ${englishAdvice[service]}`,
    }
  },
  tr: ({ service, fault, since }: Trouble, when: When): Words => {
    const name = turkishName[service]
    if (!fault)
      return {
        title: `${name} yeniden çalışıyor`,
        text: `Sorunun başlangıcı: ${when(since)}. Sorun giderildi.`,
      }
    return {
      title: `${name} çalışmıyor`,
      text: `${turkishFault[fault]} Sorunun başlangıcı: ${when(since)}. ${turkishAdvice[service]}`,
    }
  },
}
