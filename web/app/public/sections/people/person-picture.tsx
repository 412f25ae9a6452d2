import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { faces } from '../../pictures/faces.ts'
import { Portrait } from '../../pictures/portrait.tsx'
import { usePublicContent } from '../../page-context.ts'

type Person = Pick<PublicContent['testimonials']['list'][number], 'name' | 'picture' | 'face'>

/** The photo of a person, or a drawn face. */
export function PersonPicture({ name, picture, face }: Person) {
  const { portrait } = usePublicContent().teachers
  if (picture === '') return <Portrait face={faces[face]} label={`${portrait}: ${name}`} />
  return <img className="portrait" src={picture} alt={name} width="200" height="200" loading="lazy" />
}
