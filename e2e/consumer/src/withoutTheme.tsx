import { Button, Card, Tag } from '@parapet/ui'
import { createRoot } from 'react-dom/client'

// A mistake on purpose: nothing around these components gives them a theme.
createRoot(document.body).render(
  <Card label="Purge">
    <Button>Purge</Button>
    <Button>Cancel</Button>
    <Tag>new</Tag>
  </Card>,
)
