import { createFileRoute } from '@tanstack/react-router';
import { EinsatzorteTab } from '../../../features/akte/einsatzorte/einsatzorte-tab.tsx';

export const Route = createFileRoute('/admin/freiwillige/$id/')({ component: EinsatzorteTab });
