import { blog } from '../../endpoints/blog.ts'
import { wholeNumber } from '../query.ts'
import { replies } from '../replies.ts'
import { blogPosts } from '../world/texts.ts'

export const blogReplies = replies(blog, {
  posts: ({ now, scenario, isLogged, query }) =>
    scenario === 'empty' || isLogged ? [] : blogPosts(now()).slice(0, wholeNumber(query.get('per_page'), 10)),
})
