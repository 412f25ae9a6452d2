import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getImage } from '@sohbet/contract/core/images'
import { requestPath } from '@sohbet/contract/request'
import { addDays, schoolMoment } from '@sohbet/domain/calendar'
import { daysBefore } from '@sohbet/domain/moment'
import { eq, inArray } from 'drizzle-orm'
import { nameProfileFile } from '../../coach-profile/profile-files.ts'
import { saveImage } from '../../images/image-files.ts'
import type { Db } from '../../db/connect.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { courseTypes } from '../../db/tables/catalogue/course-types.ts'
import { courses, courseZoomTimes } from '../../db/tables/catalogue/courses.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { users } from '../../db/tables/people/users.ts'
import { addLessons, type DemoFiles } from './add-lessons.ts'
import { demoCoaches, demoHello, photoOf } from './demo-coaches.ts'
import { datesOf, demoCourses, nameOf, priceOf, zoomTimesOf } from './demo-courses.ts'
import { demoTracks, type DemoTrack } from './tracks.ts'

/**
 * Adds both course types with all their modules, the coaches, and courses around today. The coaches' accounts
 * exist already.
 */
export async function addCatalogue(db: Db, { now, ...from }: DemoFiles & { now: Date }): Promise<void> {
  const foundedAt = daysBefore(now, 480)
  const typeIds = new Map<string, string>()
  for (const track of demoTracks) {
    const [type] = await db
      .insert(courseTypes)
      .values({
        name: track.name,
        description: track.description,
        fromLevel: track.fromLevel,
        toLevel: track.toLevel,
        createdAt: foundedAt,
        updatedAt: foundedAt,
      })
      .returning({ id: courseTypes.id })
    const courseTypeId = type?.id ?? ''
    typeIds.set(track.name, courseTypeId)
    await addLessons(db, { track, courseTypeId, now: foundedAt, ...from })
  }
  await addDraft(db, { courseTypeId: typeIds.get('B1-B2') ?? '', now: foundedAt })
  const coachIds = await addCoaches(db, { createdAt: foundedAt, ...from })
  await addCourses(db, { typeIds, coachIds, now })
}

/** A module that an admin has only begun. */
const addDraft = (db: Db, { courseTypeId, now }: { courseTypeId: string; now: Date }) =>
  db.insert(modules).values({
    courseTypeId,
    order: 1 + (demoTracks.find(({ name }) => name === 'B1-B2')?.lessons.length ?? 0),
    name: 'Telling a joke',
    description: 'Timing, and how to save a joke that nobody gets.',
    videoTitle: '',
    videoDescription: '',
    videoSource: '',
    docs: [],
    isDraft: true,
    createdAt: now,
    updatedAt: now,
  })

/** Coach ids by name. */
async function addCoaches(
  db: Db,
  { createdAt, files, demoFiles }: DemoFiles & { createdAt: Date },
): Promise<Map<string, string>> {
  const emails = demoCoaches.map(({ email }) => email)
  const accounts = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
  const userOf = new Map(accounts.map(({ id, email }) => [email, id]))
  const rows = await db
    .insert(coaches)
    .values(
      demoCoaches.map(({ email, username: _ofUser, ...fields }) => ({
        ...fields,
        userId: userOf.get(email),
        profilePhoto: requestPath(getImage, { params: { type: 'user_photos', id: userOf.get(email) ?? '' } }),
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning({ id: coaches.id, userId: coaches.userId })
  for (const coach of demoCoaches) {
    const photo = await readFile(join(demoFiles, 'photos', photoOf(coach)))
    await saveImage(files, { type: 'user_photos', id: userOf.get(coach.email) ?? '' }, photo)
  }
  const voice = await readFile(join(demoFiles, 'voices', demoHello.file))
  const { address: hello, file } = nameProfileFile('m4a')
  await files.put(file, voice)
  await db
    .update(coaches)
    .set({ hello, helloSeconds: demoHello.seconds })
    .where(eq(coaches.userId, userOf.get(demoHello.email) ?? ''))
  const coachOf = new Map(rows.map(({ id, userId }) => [userId, id]))
  return new Map(
    demoCoaches.map(({ email, username }) => [username, coachOf.get(userOf.get(email) ?? '') ?? '']),
  )
}

type Known = { typeIds: Map<string, string>; coachIds: Map<string, string>; now: Date }

async function addCourses(db: Db, { typeIds, coachIds, now }: Known): Promise<void> {
  const rows = demoCourses.map((course) => {
    const [primary, secondary] = course.coaches
    const dates = datesOf(course, trackOf(course.track), now)
    // Planned two months ahead, never in the future
    const planned = schoolMoment(addDays(dates.startDate, -60), 10 * 60)
    const plannedAt = planned < now ? planned : now
    return {
      name: nameOf(course),
      description: course.description,
      descriptionEn: course.descriptionEn ?? '',
      typeId: typeIds.get(course.track) ?? '',
      ...dates,
      primaryCoachId: coachIds.get(primary) ?? '',
      secondaryCoachId: (secondary && coachIds.get(secondary)) ?? null,
      ...priceOf(course),
      maxEnrollments: course.seats,
      maxInstalments: course.price === 0 ? 1 : 6,
      levelTestScore: course.levelTestScore ?? 0,
      requiredCourseTypeId: (course.requires && typeIds.get(course.requires)) ?? null,
      zoomLink: `https://meet.example.com/sohbet-${course.stop.toLowerCase().replaceAll(' ', '-')}`,
      isActive: course.isActive ?? true,
      isClosedToEnrolments: course.isClosedToEnrolments ?? false,
      createdAt: plannedAt,
      updatedAt: plannedAt,
    }
  })
  const inserted = await db.insert(courses).values(rows).returning({ id: courses.id, name: courses.name })
  const idOf = new Map(inserted.map(({ id, name }) => [name, id]))
  await db
    .insert(courseZoomTimes)
    .values(
      demoCourses.flatMap((course) =>
        zoomTimesOf(course).map((time) => ({ courseId: idOf.get(nameOf(course)) ?? '', ...time })),
      ),
    )
}

function trackOf(name: DemoTrack['name']): DemoTrack {
  const track = demoTracks.find((one) => one.name === name)
  if (!track) throw new Error(`there is no track ${name}`)
  return track
}
