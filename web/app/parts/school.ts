import { brand } from '@sohbet/domain/brand'

/**
 * SAMPLE. The company behind the site, for the imprint, the privacy policy, the contact page and the sales documents.
 * A school that runs this product puts its own here; nothing else names a company.
 */
export const school = {
  company: `${brand.name} Örnek Eğitim A.Ş.`,
  address: ['Örnek Mahallesi, Deneme Sokak No: 26', '34000 Kadıköy, İstanbul'],
  country: { tr: 'Türkiye', en: 'Türkiye' },
  phone: { text: '+90 216 000 00 00', href: 'tel:+902160000000' },
  email: brand.supportEmail,
  managers: ['Örnek Yönetici'],
  register: { office: 'İstanbul', number: '000000-0', mersis: '0000000000000000', taxNumber: '0000000000' },
} as const
