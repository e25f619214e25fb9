import { Flex, Text } from '@mantine/core';

/** Words within a line that look different from it. */
export const Span = Text.withProps({ span: true });

/** A few things side by side within a line: an icon and its word. */
export const Inline = Flex.withProps({ component: 'span', display: 'inline-flex', align: 'center', gap: 8 });
