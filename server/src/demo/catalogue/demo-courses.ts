import { addDays, dayOfWeek, daysOfWeek, schoolDay, type Day, type DayOfWeek } from '@sohbet/domain/calendar'
import { proposedEndDate } from '@sohbet/domain/course/current-module'
import { toMinor } from '@sohbet/domain/course/price'
import type { ZoomTime } from '@sohbet/domain/course/zoom-times'
import { defaultSchool } from '@sohbet/domain/school'
import type { DemoTrack } from './tracks.ts'

type DemoCourse = {
  /** A stop of the city; each group has a different one. */
  stop: string
  track: DemoTrack['name']
  description: string
  /** Of the courses that the public site shows. */
  descriptionEn?: string
  /** Days from today; a course begins on the Monday before. */
  startsIn: number
  coaches: [primary: string, secondary?: string]
  sessions: { days: DayOfWeek[]; hour: number; minute: number; duration: number }
  price: number
  seats: number
  levelTestScore?: number
  requires?: DemoTrack['name']
  isActive?: false
  isClosedToEnrolments?: true
  /** In days, if it differs from the track's. */
  moduleDuration?: number
}

const early: DayOfWeek[] = ['monday', 'wednesday', 'friday']
const late: DayOfWeek[] = ['tuesday', 'thursday', 'saturday']
const midday = (days: DayOfWeek[]) => ({ days, hour: 12, minute: 30, duration: 60 })
const evening = (days: DayOfWeek[], hour = 20) => ({ days, hour, minute: 0, duration: 60 })

/** Past, running and upcoming courses. The running ones show all five bands of the timeline. */
export const demoCourses: readonly DemoCourse[] = [
  {
    stop: 'Hackney',
    track: 'A1-A2',
    description: 'İlk akşam grubumuz. Yirmi iki kişi başladı, yirmi biri son gece hikâyesini anlattı.',
    startsIn: -400,
    coaches: ['Maeve Byrne'],
    sessions: evening(early),
    price: 12_500,
    seats: 25,
  },
  {
    stop: 'Shoreditch',
    track: 'A1-A2',
    description: 'Öğle arası grubu: kulaklığı tak, bir saat konuş, işe dön.',
    startsIn: -226,
    coaches: ['Leyla Doğan', 'Can Ersoy'],
    sessions: midday(late),
    price: 13_500,
    seats: 25,
  },
  {
    stop: 'Camden',
    track: 'A1-A2',
    description: 'Akşam grubu. Sıfırdan başlayanlar için; haftada üç Speaking Group, her hafta bir modül.',
    startsIn: -10,
    coaches: ['Oliver Hart', 'Leyla Doğan'],
    sessions: evening(early),
    price: 15_000,
    seats: 25,
  },
  {
    stop: 'Brixton',
    track: 'A1-A2',
    description: 'Öğle arasında konuşmak isteyenlere. Modül başına bir hafta, üç buluşma.',
    startsIn: -58,
    coaches: ['Oliver Hart', 'Kwame Mensah'],
    sessions: midday(late),
    price: 15_000,
    seats: 25,
  },
  {
    stop: 'Soho',
    track: 'B1-B2',
    description: 'Derdini anlatabilen ve sohbeti sürüklemek isteyenlere. Akşamları, iki haftada bir modül.',
    startsIn: -38,
    coaches: ['Priya Nair', 'Kwame Mensah'],
    sessions: evening(late),
    price: 13_500,
    seats: 20,
    levelTestScore: 2000,
  },
  {
    stop: 'Notting Hill',
    track: 'B1-B2',
    description: 'B1-B2’nin öğle grubu: yemekten önce fikirler, yemekten sonra pazarlık.',
    startsIn: -56,
    coaches: ['Priya Nair'],
    sessions: midday(early),
    price: 13_500,
    seats: 20,
    levelTestScore: 2000,
  },
  {
    stop: 'Peckham',
    track: 'A1-A2',
    description: 'Son duraklara geldik: iş görüşmesi ve hikâyeler. Geç saat grubu.',
    startsIn: -160,
    coaches: ['Can Ersoy', 'Leyla Doğan'],
    sessions: evening(late, 21),
    price: 14_000,
    seats: 25,
  },
  {
    stop: 'Islington',
    track: 'A1-A2',
    description: 'Yeni akşam grubu. Yerler doluyor; ilk buluşma pazartesi.',
    descriptionEn: 'A new evening group. Seats are going fast; we first meet on Monday.',
    startsIn: 7,
    coaches: ['Leyla Doğan', 'Can Ersoy'],
    sessions: evening(early, 21),
    price: 15_000,
    seats: 25,
  },
  {
    stop: 'Westminster',
    track: 'A1-A2',
    description: 'Küçük grup: on iki kişi, bol konuşma. Dolu, ama bekleme listesi açık.',
    descriptionEn: 'A small group: twelve people, plenty of talking. Full, but the waiting list is open.',
    startsIn: 21,
    coaches: ['Can Ersoy'],
    sessions: midday(early),
    price: 19_500,
    seats: 12,
  },
  {
    stop: 'Open Door',
    track: 'A1-A2',
    description: 'Bizi denemen için ücretsiz bir ay: her gün bir modülün tadı, haftada üç Speaking Group.',
    descriptionEn: 'A free month to try us: a taste of one module a day, and three Speaking Groups a week.',
    startsIn: 16,
    coaches: ['Kwame Mensah'],
    sessions: midday(early),
    price: 0,
    seats: 40,
    moduleDuration: 1,
  },
  {
    stop: 'King’s Cross',
    track: 'A1-A2',
    description: 'Büyük akşam grubu: otuz kişi, iki Telegram grubu. Kayıtlar kapandı, başlamayı bekliyor.',
    startsIn: 24,
    coaches: ['Kwame Mensah', 'Oliver Hart'],
    sessions: evening(early, 18),
    price: 14_000,
    seats: 30,
    isClosedToEnrolments: true,
  },
  {
    stop: 'Covent Garden',
    track: 'B1-B2',
    description: 'Akşamları B1-B2. A1-A2’yi bizimle bitirenlere ya da B1’den başlayanlara.',
    descriptionEn: 'B1-B2 in the evenings. For those who finished A1-A2 with us, or who start at B1.',
    startsIn: 27,
    coaches: ['Priya Nair', 'Oliver Hart'],
    sessions: evening(late, 19),
    price: 15_000,
    seats: 20,
    levelTestScore: 2000,
    requires: 'A1-A2',
  },
  {
    stop: 'Deptford',
    track: 'A1-A2',
    description: 'Öğlen grubu; salon bulunamadığı için iptal edildi.',
    startsIn: 34,
    coaches: ['Leyla Doğan'],
    sessions: midday(early),
    price: 15_000,
    seats: 25,
    isActive: false,
  },
  {
    stop: 'Walthamstow',
    track: 'A1-A2',
    description: 'Bir şirketin ekibine ayrıldı; dışarıdan kayıt almıyor.',
    startsIn: 48,
    coaches: ['Leyla Doğan'],
    sessions: midday(late),
    price: 17_500,
    seats: 15,
    isClosedToEnrolments: true,
  },
  {
    stop: 'Greenwich',
    track: 'B1-B2',
    description:
      'Akşam grubu. Yeterli kayıt olmadığı için iptal edildi; kayıtlı öğrenciler yeni bir kurs seçiyor.',
    startsIn: 55,
    coaches: ['Maeve Byrne'],
    sessions: evening(late, 19),
    price: 15_000,
    seats: 20,
    levelTestScore: 2000,
  },
]

const mondayBefore = (day: Day): Day => addDays(day, -daysOfWeek.indexOf(dayOfWeek(day)))

/** The dates that the course form would propose. */
export function datesOf({ startsIn, moduleDuration }: DemoCourse, track: DemoTrack, now: Date) {
  const startDate = mondayBefore(addDays(schoolDay(now), startsIn))
  const days = moduleDuration ?? track.moduleDuration
  return { startDate, endDate: proposedEndDate(startDate, track.lessons.length, days), moduleDuration: days }
}

export const nameOf = ({ track, stop, sessions }: DemoCourse): string =>
  `${track} ${stop} (${sessions.hour < 15 ? 'midday' : 'evening'})`

export const zoomTimesOf = ({ sessions: { days, ...time } }: DemoCourse): ZoomTime[] =>
  days.map((day) => ({ dayOfWeek: day, ...time }))

export const priceOf = ({ price }: DemoCourse) => ({
  priceMinor: toMinor(price),
  currency: defaultSchool.currency,
})
