import type { Language } from '@sohbet/domain/language'

/** The heads of the exported tables. */
const en = {
  totalUsers: 'All users',
  usersWithLevelTest: 'Users with a level test',
  usersWithCourseEnrollment: 'Users with a course enrollment',
  level: 'Level',
  activeCourses: 'Active courses',
  month: 'Month',
  soldCourses: 'Sold courses',
  weekFrom: 'Week from',
  newUsers: 'New users',
  currency: 'Currency',
  paid: 'Paid',
  refunded: 'Refunded',
  income: 'Income',
  refunds: 'Refunds',
  course: 'Course',
  code: 'Discount code (empty: early-bird price)',
  uses: 'Uses',
  revenue: 'Revenue',
  reduction: 'Reduction',
  registered: 'Registered',
  tested: 'Tested',
  enrolled: 'Enrolled',
  active: 'Active',
  status: 'Status',
  seats: 'Seats',
  taken: 'Taken seats',
  percentage: 'Filled (%)',
  coach: 'Coach',
  sessions: 'Sessions',
  hours: 'Hours',
  secondHours: 'Hours as second coach',
}
export type Heading = keyof typeof en

const tr: Record<Heading, string> = {
  totalUsers: 'Tüm kullanıcılar',
  usersWithLevelTest: 'Seviye testini çözenler',
  usersWithCourseEnrollment: 'Bir kursa kayıtlı olanlar',
  level: 'Seviye',
  activeCourses: 'Süren kurslar',
  month: 'Ay',
  soldCourses: 'Satılan kurslar',
  weekFrom: 'Hafta başı',
  newUsers: 'Yeni kullanıcılar',
  currency: 'Para birimi',
  paid: 'Ödenen',
  refunded: 'İade edilen',
  income: 'Gelir',
  refunds: 'İade sayısı',
  course: 'Kurs',
  code: 'İndirim kodu (boş: erken kayıt fiyatı)',
  uses: 'Kullanım',
  revenue: 'Gelir',
  reduction: 'İndirim',
  registered: 'Kaydolan',
  tested: 'Testi çözen',
  enrolled: 'Kursa yazılan',
  active: 'Etkin',
  status: 'Durum',
  seats: 'Kontenjan',
  taken: 'Dolu yer',
  percentage: 'Doluluk (%)',
  coach: 'Koç',
  sessions: 'Ders',
  hours: 'Saat',
  secondHours: 'İkinci koç olarak saat',
}

export const headings: Record<Language, Record<Heading, string>> = { en, tr }

/** The last line of a table that was cut. */
export const moreRows: Record<Language, (count: number) => string> = {
  en: (count) => `… ${count} more`,
  tr: (count) => `… ${count} satır daha`,
}
