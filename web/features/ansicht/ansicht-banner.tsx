import { IconUserBolt } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ANSICHT } from '../../texte/ansicht.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useAnsicht } from './use-ansicht.ts';
import { beendeAnsicht } from './wechsel.ts';

/** With whose eyes one looks, and the way back. */
export function AnsichtBanner() {
	const ansicht = useAnsicht();
	const beenden = useMutation({
		mutationFn: beendeAnsicht,
		onError: (error) => toast.error(ANSICHT.nichtBeendet, { text: error.message }),
	});
	if (!ansicht) return null;
	return (
		<Banner
			kind="inverse"
			full
			icon={IconUserBolt}
			action={
				<TextButton disabled={beenden.isPending} onClick={() => beenden.mutate()}>
					{ANSICHT.beenden}
				</TextButton>
			}
		>
			{ANSICHT.banner.davor}
			<b>{ansicht.name}</b>
			{ANSICHT.banner.danach}
		</Banner>
	);
}
