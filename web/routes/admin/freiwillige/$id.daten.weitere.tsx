import { createFileRoute } from '@tanstack/react-router';
import { WeitererTeil } from '../../../features/akte/daten/daten-tab.tsx';

export const Route = createFileRoute('/admin/freiwillige/$id/daten/weitere')({ component: WeitererTeil });
