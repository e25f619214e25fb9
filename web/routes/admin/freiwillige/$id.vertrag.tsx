import { createFileRoute } from '@tanstack/react-router';
import { VertragTab } from '../../../features/akte/vertrag/vertrag-tab.tsx';

export const Route = createFileRoute('/admin/freiwillige/$id/vertrag')({ component: VertragTab });
