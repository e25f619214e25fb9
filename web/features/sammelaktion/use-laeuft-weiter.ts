import { useNavigate } from '@tanstack/react-router';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { toast } from '../../ui/feedback/toast.tsx';

/** Tells whoever turns away from a run that it goes on, and where. */
export function useLaeuftWeiter() {
	const navigate = useNavigate();
	return (id: string) => {
		const ansehen = () => void navigate({ to: '/admin/sammelaktionen/$id', params: { id } });
		toast.info(SAMMEL.laeuftWeiter, { action: { label: SAMMEL.ansehen, run: ansehen } });
	};
}
