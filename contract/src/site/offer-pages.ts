import { departureSections } from './departure-fields.ts'
import { planFields } from './plan-fields.ts'
import { drawnFaces, heading, page, part, point, siteIcons } from './field-groups.ts'
import {
  anchor,
  choice,
  count,
  group,
  line,
  list,
  name,
  optional,
  perLanguage,
  picture,
  text,
  video,
  vtt,
} from './site-fields.ts'

/** A document that a learner accepts before paying. */
const document = group({ title: line(), parts: list(part, 30, { isWhole: true, min: 1 }) })

/** Pages about people, what the school offers, and on which terms it sells. */
export const offerPages = {
  people: group({
    stories: group({
      plate: line(80),
      title: line(),
      play: line(),
      back: line(),
      watch: line(),
      list: list(
        group({
          name: name(),
          bubble: name(60),
          description: optional(text()),
          picture,
          face: choice(drawnFaces),
          pictureAlt: line(300),
          video,
          captions: perLanguage(vtt),
        }),
        12,
      ),
    }),
    testimonials: group({
      plate: line(80),
      title: line(),
      list: list(
        group({
          heading: line(),
          text: text(),
          name: name(),
          title: line(),
          picture,
          face: choice(drawnFaces),
        }),
        12,
      ),
    }),
    teachers: group({
      ...heading,
      portrait: line(40),
      from: line(40),
      teaches: line(40),
      speaks: line(40),
      english: line(40),
      native: line(60),
    }),
    coachPage: group({
      plate: line(80),
      more: line(40),
      hello: line(40),
      cannotPlay: line(),
      groups: group(heading),
      noGroups: text(),
    }),
    samples: group({ note: optional(line()) }),
  }),
  courses: group({
    ...departureSections,
    courses: group({
      ...page,
      labels: group({
        duration: line(40),
        modules: line(40),
        moduleDuration: line(40),
        teachers: line(40),
      }),
      join: line(40),
      seePlans: line(40),
      cards: list(
        group({
          id: anchor,
          title: line(60),
          name: line(80),
          duration: line(80),
          modules: line(80),
          moduleDuration: line(80),
          teachers: line(80),
          modulesLabel: optional(line(40)),
          moduleDurationLabel: optional(line(40)),
          descriptions: list(text(), 4),
          cards: list(group({ icon: choice(siteIcons), oneLiner: line(80) }), 4),
          weeks: count(200),
          moduleCount: count(200),
        }),
        6,
      ),
      stepper: group({
        ...heading,
        state: group({ done: line(40), now: line(40), next: line(40) }),
        more: line(40),
        steps: list(group({ ...point, tooltip: text() }), 6),
      }),
    }),
    packages: group({
      ...heading,
      tracks: list(
        group({
          level: name(20),
          title: line(),
          text: text(),
          weeks: count(200),
          modules: count(200),
          facts: list(line(80), 5),
        }),
        6,
      ),
      packages: list(
        group({
          title: name(40),
          duration: line(60),
          description: text(),
          features: list(line(), 8),
          colour: choice(['paper', 'night']),
        }),
        4,
      ),
      together: text(),
      seePlans: line(60),
      placement: text(),
      more: line(60),
    }),
  }),
  pricing: group({
    pricing: group({ ...page, included: group({ ...heading, points: list(line(), 12) }) }),
    plans: group({
      ...heading,
      choose: line(40),
      recommended: line(40),
      from: line(40),
      terms: line(80),
      note: text(),
      plans: planFields,
      /** What every card says of its credits and extra groups. */
      brings: group({ credits: line(60), groups: line(60), noGroups: line(60) }),
      credits: group({
        title: line(),
        text: text(),
        kind: line(40),
        length: line(40),
        cost: line(40),
        rows: list(group({ kind: line(60), length: line(60), cost: line(60) }), 8),
      }),
    }),
  }),
  salesDocuments: group({ preInformation: document, distanceSales: document }),
  packDocuments: group({ packPreInformation: document, packDistanceSales: document }),
}
