import { array, type InferOutput, nullish, number, string } from 'valibot'
import { loose } from './loose.ts'

const Rendered = loose({ rendered: string() })

/** A post of the blog (WordPress); title and excerpt are HTML and shown as text. `date` is ISO 8601 without zone. */
export const BlogPost = loose({
  id: number(),
  date: string(),
  link: string(),
  title: Rendered,
  excerpt: nullish(Rendered, { rendered: '' }),
})
export type BlogPost = InferOutput<typeof BlogPost>

/** An announcement of the static host ('what's new'). */
export const NewsItem = loose({
  id: nullish(number()),
  date: string(),
  title: string(),
  text: nullish(string(), ''),
  link: nullish(string(), null),
})
export type NewsItem = InferOutput<typeof NewsItem>

/** One version of the dashboard and what changed in it. */
export const ChangeLog = loose({ version: string(), date: string(), changes: array(string()) })
export type ChangeLog = InferOutput<typeof ChangeLog>

/** A word the VCL editor may complete (§3); `parentKey` nests it under another word. */
export const VclKeyword = loose({ text: string(), displayName: string(), parentKey: nullish(string(), null) })
export type VclKeyword = InferOutput<typeof VclKeyword>

/** A blog post for the sandbox, stories and tests. */
export function makeBlogPost(over: Partial<BlogPost> = {}): BlogPost {
  return {
    id: 1,
    date: '2026-06-01T10:00:00',
    link: 'https://blog.example.com/1',
    title: { rendered: 'What a cache is for' },
    excerpt: { rendered: '' },
    ...over,
  }
}

/** An announcement for the sandbox, stories and tests. */
export function makeNewsItem(over: Partial<NewsItem> = {}): NewsItem {
  return { id: 1, date: '2026-06-08', title: 'Exclude filters', text: '', link: null, ...over }
}
