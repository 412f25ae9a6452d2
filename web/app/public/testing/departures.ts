import type { Departure, SiteData } from '@sohbet/contract/site/rendering'
import { slugOf } from '@sohbet/domain/slug'
import { emptySite } from '../page-context.ts'

let made = 0

/** A paid evening group with free seats. */
export function aDeparture(changes: Partial<Departure> = {}): Departure {
  const id = `01a1de2c-a5ef-7ce8-a733-2e99${String((made += 1)).padStart(8, '0')}`
  const name = changes.name ?? 'A1-A2 Islington'
  return {
    id,
    slug: slugOf({ id, name }),
    name,
    description: { tr: 'Yeni akşam grubu', en: 'A new evening group' },
    typeName: 'A1-A2',
    fromLevel: 'A1',
    toLevel: 'A2',
    startDate: '2026-12-07',
    endDate: '2027-06-06',
    zoomTimes: [
      { dayOfWeek: 'monday', hour: 20, minute: 0, duration: 60 },
      { dayOfWeek: 'wednesday', hour: 20, minute: 0, duration: 60 },
    ],
    coaches: [{ slug: 'oliver-hart-0000c0de', name: 'Oliver Hart', photo: null }],
    seatsLeft: 12,
    priceMinor: 15_000_00,
    currency: 'TRY',
    earlyBirdMinor: null,
    earlyBirdUntil: null,
    requiredLevel: null,
    requiredType: null,
    changedOn: '2026-11-01',
    ...changes,
  }
}

/** A site of a school with these courses on offer. */
export const siteWith = (...departures: Departure[]): SiteData => ({ ...emptySite, departures })
