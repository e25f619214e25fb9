import { Text } from '@mantine/core';

/** Words within a line that look different from it. */
export const Span = Text.withProps({ span: true });
