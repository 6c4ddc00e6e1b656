/** Topic of the hint that webhooks wait to be worked off. */
export const inboxTopic = 'billing-inbox';
/** Topic of the hint that subscriptions are due. */
export const subscriptionsTopic = 'billing-subscriptions';
