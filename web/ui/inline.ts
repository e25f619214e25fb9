import { Flex } from '@mantine/core';

/** A few things side by side within a line: an icon and its word. */
export const Inline = Flex.withProps({ component: 'span', display: 'inline-flex', align: 'center', gap: 8 });
