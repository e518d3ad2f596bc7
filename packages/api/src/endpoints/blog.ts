import { area } from '../call/area.ts'
import { call, returns } from '../call/call.ts'
import { BlogPost } from '../entities/News.ts'
import { rows } from '../entities/rows.ts'

/** The blog feed (WordPress): tag 196, three items (§9). */
export const blog = area(
  'blog',
  { posts: call('GET wp-json/wp/v2/posts?tags=196&per_page=3', returns(rows(BlogPost))) },
  { host: 'blog', auth: 'none' },
)
